export function callTypes(document: object): Promise<string>
