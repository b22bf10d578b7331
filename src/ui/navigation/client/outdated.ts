let isNewerBuild = false;

/** The server has another build than this document: the next page is to be a document of its own. */
export const noteNewerBuild = (): void => {
  isNewerBuild = true;
};

export const isOutdated = (): boolean => isNewerBuild;
