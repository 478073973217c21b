/** Under which names of terms of dictionaries are held: list and code. */
export const termKey = (list: string, code: string): string => `${list} ${code}`
