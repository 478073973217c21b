/** What receivers write where nothing is wrong (seen in answers of FDA's gateway, 2026). */
const PLEASANTRIES = [
  /safety report loaded(?: successfully)?[;.]?/gi,
  /validated against [\w.]+ business rules?[;.]?/gi,
  /application acknowledge?ment accept(?:ed)?(?:\s*\([^)]*\))?[;.]?/gi,
  /^\s*(?:message |report |icsr )?(?:successfully )?(?:loaded|accepted|processed)(?: successfully)?[.!]?\s*$/gi,
  /^\s*(?:成功|已接收|接收成功|通过)[。.]?\s*$/g,
] as const

/** A text without what says only that all is well. */
export const withoutPleasantries = (text: string): string =>
  PLEASANTRIES.reduce((rest, pattern) => rest.replaceAll(pattern, ''), text)
