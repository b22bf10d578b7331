export { unstable_notFound as notFound, unstable_redirect as redirect } from 'waku/router/server';
