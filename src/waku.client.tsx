import { startRouter } from './waku/client/start-router.tsx';

startRouter();
