export function callTypes(
  document: object,
  plugins: readonly string[]
): Promise<Map<string, string>>
