import { defineConfig } from 'waku/config';

/** Packages that read their own files or native parts at run time: they stay outside the server bundle. */
const unbundled = ['@electric-sql/pglite', '@node-rs/argon2', 'pg', 'pino', 'prom-client', 'sharp'];

/** One style sheet for what pages share and one for each feature: a document names every further one four times. */
const styleSheetOf = (file: string): string | null => {
  const [, room, feature] = /\/src\/(ui|features)\/([^/]+)\/?.*\.css$/.exec(file) ?? [];
  if (!room) return null;
  return room === 'ui' || feature === 'layout' ? 'site' : `${feature}`;
};

/** Set by scripts/build.ts; Waku makes up its own otherwise. */
const buildId = process.env['BUILD_ID'];

export default defineConfig({
  vite: {
    define: buildId ? { 'import.meta.env.WAKU_BUILD_ID': JSON.stringify(buildId) } : {},
    environments: {
      rsc: {
        resolve: { external: unbundled },
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups: [{ name: styleSheetOf, debugName: 'style sheets' }] } },
          },
        },
      },
      ssr: { resolve: { external: unbundled } },
    },
  },
});
