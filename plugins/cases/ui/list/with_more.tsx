import { Quiet } from '#resources/kit/panel'

/** The first of several, and how many more there are. */
export function WithMore({ text, more }: { text: string | null; more: number }) {
  return (
    <span title={text ?? undefined}>
      {text}
      {more > 0 && <Quiet> +{more}</Quiet>}
    </span>
  )
}
