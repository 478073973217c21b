import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react'
import { ConfirmDialog, type Question } from './confirm_dialog'

type Answer = 'better' | 'yes' | 'no'
type Ask = (question: Question) => Promise<Answer>
const Context = createContext<Ask>(() => Promise.resolve('no'))

/** Lets any part below ask the user a question and wait for the answer. */
export function Confirmations({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const answer = useRef<(given: Answer) => void>(() => {})
  const ask = useCallback<Ask>((next) => {
    setQuestion(next)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }, [])
  const settle = (given: Answer) => {
    setQuestion(null)
    answer.current(given)
  }
  return (
    <Context value={ask}>
      {children}
      <ConfirmDialog
        question={question}
        onAnswer={(yes) => settle(yes ? 'yes' : 'no')}
        onBetter={() => settle('better')}
      />
    </Context>
  )
}

/** `await confirm({ title, act })` is true when the user says yes. */
export function useConfirm(): (question: Omit<Question, 'better'>) => Promise<boolean> {
  const ask = useContext(Context)
  return useCallback(async (question) => (await ask(question)) === 'yes', [ask])
}

/** The same for a question with a better way than yes: which of the three the user chooses. */
export function useChoice(): Ask {
  return useContext(Context)
}
