export { useRegisterRscEnhancer_UNSTABLE as useRegisterPayloadWrapper } from 'waku/minimal/client';
export { useRouter } from 'waku/router/client';
