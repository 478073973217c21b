import useMediaQuery from '@mui/material/useMediaQuery'
import { styled } from '@mui/material/styles'
import { useState, type ReactNode } from 'react'
import type { Finding } from '#kernel/rules/finding'
import { countsAs } from '#resources/forms/findings/severity'
import { size } from '#resources/kit/theme/tokens'
import { FoldButton } from './fold_button'

const Root = styled('div')({ display: 'flex', flexDirection: 'column', height: '100%' })
const Columns = styled('div', { shouldForwardProp: (prop) => prop !== 'right' })<{ right: number }>(
  ({ right }) => ({
    display: 'grid',
    gridTemplateColumns: `180px minmax(0, 1fr) ${right}px`,
    flex: 1,
    minHeight: 0,
    position: 'relative',
    [`@media (max-width: ${size.foldBelow}px)`]: {
      gridTemplateColumns: `172px minmax(0, 1fr) ${right}px`,
    },
  })
)
const Work = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
})
const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: '16px 18px' })

interface CaseFrameProps {
  strip: ReactNode
  tree: ReactNode
  right: ReactNode
  /** What the right panel holds; counted beside the button that unfolds it. */
  findings: readonly Finding[]
  foot?: ReactNode
  children: ReactNode
}

/** A case on the screen: strip, page tree, work, what the rules say. The right panel folds away. */
export function CaseFrame({ strip, tree, right, findings, foot, children }: CaseFrameProps) {
  const wide = useMediaQuery(`(min-width: ${size.foldBelow}px)`)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const open = chosen ?? wide
  const kinds = new Set(findings.map(countsAs))
  const tone = kinds.has('error') ? 'red' : kinds.has('warning') ? 'amber' : 'blue'
  return (
    <Root>
      {strip}
      <Columns right={open ? 284 : 40}>
        {tree}
        <Work>
          <Scroll id="work">{children}</Scroll>
          {foot}
        </Work>
        {open ? (
          right
        ) : (
          <FoldButton count={findings.length} tone={tone} onOpen={() => setChosen(true)} />
        )}
        {open && (
          <FoldButton open count={findings.length} tone={tone} onOpen={() => setChosen(false)} />
        )}
      </Columns>
    </Root>
  )
}
