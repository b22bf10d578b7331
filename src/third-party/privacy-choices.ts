/** Attribute of the button that shows the choices again. */
export const privacyChoices = 'data-privacy-choices';
