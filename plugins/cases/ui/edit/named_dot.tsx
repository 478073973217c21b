import { Dot } from '#resources/kit/dot'

/** A dot that says what it means to those who point at it and to those who listen. */
export function NamedDot({ tone, name }: { tone: 'blue' | 'green'; name: string }) {
  return (
    <span role="img" aria-label={name} title={name} style={{ display: 'inline-flex' }}>
      <Dot tone={tone} />
    </span>
  )
}
