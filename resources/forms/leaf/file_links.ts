import { createContext, useContext } from 'react'

/** Where the documents of the case on the screen can be had, by their SHA-256. */
type FileLink = (sha256: string) => string

const Context = createContext<FileLink | null>(null)

/** Makes documents in what is shown below into links. */
export const FileLinks = Context.Provider

/** The address of a document, or null where none can be had. */
export function useFileLink(): FileLink | null {
  return useContext(Context)
}
