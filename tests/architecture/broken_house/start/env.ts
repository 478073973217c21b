export const env = {}
