/** Entries for Vite's `define` that replace Waku's random build id. */
export const defineBuildId = (buildId: string): Record<string, string> => ({
  'import.meta.env.WAKU_BUILD_ID': JSON.stringify(buildId),
});
