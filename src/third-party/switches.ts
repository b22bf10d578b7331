/** Query parameters for debugging. */
export type Switches = {
  /** Whether a provider or id is disabled: `gtm`, `ga`, `GTM-XXXX`. */
  isDisabled: (provider: string, id: string) => boolean;
  /** Replaces the consent manager with the site's own banner. */
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
