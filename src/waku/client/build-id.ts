/** The build that this module belongs to; `dev` outside of a build. */
export const buildId: string = import.meta.env.WAKU_BUILD_ID ?? 'dev';
