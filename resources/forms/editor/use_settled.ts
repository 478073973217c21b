import { startTransition, useEffect, useState } from 'react'

/** Typing that pauses for so long has settled. */
const PAUSE_MS = 200

/** A value as it was when it last rested: what is dear to draw follows it, not every key stroke. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => startTransition(() => setSettled(value)), PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [value])
  return settled
}
