import { createContext, useContext } from 'react'
import type { FileLeaf } from '#kernel/case/content/leaf'

/** The documents of the case on the screen. */
export interface Documents {
  /** Where a document can be had, by its SHA-256. */
  hrefOf: (sha256: string) => string
  /**
   * Takes a document into the case; absent where nothing is edited.
   * @param onProgress gets the part that has gone out, 0 to 1
   * @throws ApiError with the number of the refusal
   */
  upload?: (
    file: File,
    onProgress: (part: number) => void,
    signal: AbortSignal
  ) => Promise<FileLeaf>
  /** Shows a document beside the form; absent where there is no form. */
  show?: (sha256: string) => void
}

/** Makes documents in what is shown below into links, and takes new ones in. */
export const DocumentsContext = createContext<Documents | null>(null)

/** What can be done with documents, or null where they only have a name. */
export function useDocuments(): Documents | null {
  return useContext(DocumentsContext)
}
