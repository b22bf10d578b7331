let isNewerBuild = false;

/** The server has another build, or a script is lost, so the next navigation loads a document. */
export const markOutdated = (): void => {
  isNewerBuild = true;
};

export const isOutdated = (): boolean => isNewerBuild;
