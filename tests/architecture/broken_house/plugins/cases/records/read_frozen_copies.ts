export const selectFrozenCopy = 1
