import type { Documents } from '#resources/forms/leaf/documents'

/**
 * The same documents; each upload counts until it has arrived, was refused or was stopped.
 * @param tell changes the number of those on their way
 */
export function countUploads(
  { upload, ...documents }: Documents,
  tell: (change: (count: number) => number) => void
): Documents {
  if (!upload) return documents
  return {
    ...documents,
    upload: async (...given) => {
      tell((count) => count + 1)
      try {
        return await upload(...given)
      } finally {
        tell((count) => count - 1)
      }
    },
  }
}
