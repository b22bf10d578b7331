// The one module that knows the names Waku still marks as unstable in its router.
export {
  unstable_notFound as notFound,
  unstable_redirect as redirect,
  unstable_setNonce as setNonce,
} from 'waku/router/server';
