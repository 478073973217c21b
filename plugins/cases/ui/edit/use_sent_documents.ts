import { useMemo, useState } from 'react'
import { useDocuments, type Documents } from '#resources/forms/leaf/documents'

interface SentDocuments {
  /** The documents of the case, whose uploads are counted. */
  documents: Documents | null
  /** Whether a document is on its way: its page is not whole before it has arrived. */
  sending: boolean
}

/** Knows whether a document is on its way into the case, in whichever field it was chosen. */
export function useSentDocuments(): SentDocuments {
  const documents = useDocuments()
  const [count, setCount] = useState(0)
  const counted = useMemo(() => documents && countUploads(documents, setCount), [documents])
  return { documents: counted, sending: count > 0 }
}

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
