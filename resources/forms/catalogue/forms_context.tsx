import { createContext, useContext, type ReactNode } from 'react'
import { ErrorState } from '#resources/kit/error_state'
import { useShown } from '#resources/app/calls/use_answer'
import { loadForms, type Forms } from './load_forms'

const Context = createContext<Forms | null>(null)

interface FormsProviderProps {
  hash: string
  /** Shown while the catalogue is on its way (the first time only). */
  waiting: ReactNode
  children: ReactNode
}

/** Gives the catalogue to every form below. */
export function FormsProvider({ hash, waiting, children }: FormsProviderProps) {
  const { data, error, reload } = useLoadedForms(hash)
  if (error) return <ErrorState text={error} onRetry={reload} />
  if (!data) return waiting
  return <Context value={data}>{children}</Context>
}

/** Loads the catalogue, so that a form that is opened later has it at once; null loads nothing. */
export const useLoadedForms = (hash: string | null) =>
  useShown(hash === null ? null : ['forms', hash], () => loadForms(hash!), { isFixed: true })

/** The catalogue and the pages. */
export function useForms(): Forms {
  const forms = useContext(Context)
  if (!forms) throw new Error('There is no FormsProvider around this form')
  return forms
}
