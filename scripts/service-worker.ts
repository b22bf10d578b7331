/** Bundles the service worker into one classic script, which all browsers with service workers run. */
export const buildServiceWorker = async (buildId: string): Promise<void> => {
  // not when the server starts
  const { build } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'dist/public',
      emptyOutDir: false,
      rolldownOptions: {
        input: 'src/offline/worker/service-worker.ts',
        // browsers install a new worker when its bytes differ
        output: { format: 'iife', entryFileNames: 'service-worker.js', banner: `// build ${buildId}` },
      },
    },
  });
};
