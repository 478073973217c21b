import { useState } from 'react'
import { sentenceOf } from '#resources/app/api_error'
import { useMessages } from '#resources/kit/messages'

/** Does something that the server may refuse, and says that it is done or why not. */
export function useAct(onDone: () => void) {
  const tell = useMessages()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  /** @returns whether it was done */
  const act = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true)
    setError(null)
    try {
      await work()
      tell.done(done)
      onDone()
      return true
    } catch (refused) {
      setError(sentenceOf(refused))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { act, isBusy, error }
}
