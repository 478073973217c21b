import { colour } from '#resources/kit/theme/tokens'

/** Title and first sentence of what stands at the right of the sign-in screen. */
export function SignInLead({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1 style={{ fontSize: 22, fontWeight: 650, marginBottom: 4 }}>{title}</h1>
      <p style={{ color: colour.ink2, marginBottom: 22, lineHeight: 1.5 }}>{text}</p>
    </>
  )
}
