/** Attribute of the button that opens the privacy choices. */
export const privacyChoices = 'data-privacy-choices';
