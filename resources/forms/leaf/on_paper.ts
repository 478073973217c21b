import { createContext, useContext } from 'react'

const Context = createContext(false)

/** What is shown below goes on paper, where nothing can be pointed at. */
export const OnPaper = Context.Provider

/** Whether everything must be spelled out, since paper has no tooltips. */
export function useIsOnPaper(): boolean {
  return useContext(Context)
}
