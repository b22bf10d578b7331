/** What a query leaves out or changes, for those who look for a fault. */
export type Switches = {
  /** Providers or ids left out: `gtm`, `ga`, `GTM-XXXX`; all of them. */
  isDisabled: (provider: string, id: string) => boolean;
  /** The outside consent manager is left out; we ask ourselves. */
  isManagerDisabled: boolean;
  isTestBundle: boolean;
  areTagsEnabled: boolean;
};

/** Reads `disable_gtm` (true, client or a provider), `disable_airgap`, `transcend_test_bundle` and `tracking_tags_enabled`. */
export const parseSwitches = (query: URLSearchParams): Switches => {
  const disabled = query.get('disable_gtm')?.toLowerCase();
  return {
    isDisabled: (...names) =>
      disabled === 'true' || disabled === 'client' || names.some((name) => name.toLowerCase() === disabled),
    isManagerDisabled: query.get('disable_airgap') === 'true',
    isTestBundle: query.get('transcend_test_bundle') === 'true',
    areTagsEnabled: query.get('tracking_tags_enabled') !== 'false',
  };
};
