import { Quiet } from '#resources/kit/panel'
import { type CodeToName, useCodeNames } from '../codes/use_code_names'

interface TermNameProps {
  /** The name that came with the code. */
  name: string | undefined
  code: string
  /** To be looked up, where the code came alone. */
  unnamed: CodeToName | null
  /** What else came with it: its code system. */
  beside: string
}

/** A term of a dictionary: its name, then its code in small figures. A code that nobody can name stands alone. */
export function TermName({ name, code, unnamed, beside }: TermNameProps) {
  const nameOfCode = useCodeNames()
  const words = name ?? (unnamed && nameOfCode(unnamed))
  if (!words) return [code, beside].filter(Boolean).join(' · ')
  return (
    <>
      {words} <Quiet className="num">{[code, beside].filter(Boolean).join(' · ')}</Quiet>
    </>
  )
}
