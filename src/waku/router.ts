export { unstable_notFound as notFound } from 'waku/router/server';
