import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react'
import { ConfirmDialog, type Question } from './confirm_dialog'

type Ask = (question: Question) => Promise<boolean>
const Context = createContext<Ask>(() => Promise.resolve(false))

/** Lets any part below ask the user a question and wait for the answer. */
export function Confirmations({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const answer = useRef<(yes: boolean) => void>(() => {})
  const ask = useCallback<Ask>((next) => {
    setQuestion(next)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }, [])
  return (
    <Context value={ask}>
      {children}
      <ConfirmDialog
        question={question}
        onAnswer={(yes) => {
          setQuestion(null)
          answer.current(yes)
        }}
      />
    </Context>
  )
}

/** `await confirm({ title, act })` is true when the user says yes. */
export function useConfirm(): Ask {
  return useContext(Context)
}
