import useMediaQuery from '@mui/material/useMediaQuery'
import { styled } from '@mui/material/styles'
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react'
import type { Finding } from '#kernel/case/rules/finding'
import { RightPanelContext } from '#plugins/cases/contract/right_panel'
import { countsAs } from '#resources/forms/findings/severity'
import { size } from '#resources/kit/theme/tokens'
import { showFindings, useFindingsFold } from './findings_fold'
import { FoldButton } from './fold_button'

const Root = styled('div')({ display: 'flex', flexDirection: 'column', height: '100%' })
const Columns = styled('div')({
  'display': 'grid',
  'gridTemplateColumns': '188px minmax(0, 1fr) auto var(--right)',
  '&[data-split=false]': { gridTemplateColumns: '188px minmax(0, 1fr) var(--right)' },
  'flex': 1,
  'minHeight': 0,
  'position': 'relative',
  [`@media (max-width: ${size.foldBelow}px)`]: {
    'gridTemplateColumns': '184px minmax(0, 1fr) auto var(--right)',
    '&[data-split=false]': { gridTemplateColumns: '184px minmax(0, 1fr) var(--right)' },
  },
})
const Work = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
})
const Scroll = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: '16px 18px',
  containerType: 'inline-size', // forms go by the room that they have
})

interface CaseFrameProps {
  strip: ReactNode
  tree: ReactNode
  right: ReactNode
  /** What the right panel holds; counted beside the button that unfolds it. */
  findings: readonly Finding[]
  foot?: ReactNode
  /** Stands between the work and the right panel, as wide as it wants. */
  beside?: ReactNode
  children: ReactNode
}

/**
 * A case on the screen: strip, page tree, work, what the rules say. The right panel folds away; its room
 * may be taken by something else that is looked at.
 */
export function CaseFrame({
  strip,
  tree,
  right,
  findings,
  foot,
  beside,
  children,
}: CaseFrameProps) {
  const wide = useMediaQuery(`(min-width: ${beside ? size.foldBesideBelow : size.foldBelow}px)`)
  const open = useFindingsFold() ?? wide
  const kinds = new Set(findings.map(countsAs))
  const tone = kinds.has('error') ? 'red' : kinds.has('warning') ? 'amber' : 'blue'
  const [taken, setTaken] = useState<number | null>(null)
  const [host, setHost] = useState<HTMLElement | null>(null)
  const room = useMemo(() => {
    const take = (width: number) => {
      setTaken(width)
      return () => setTaken(null)
    }
    return { host, take }
  }, [host])
  const ofFindings = (
    <>
      {open ? (
        right
      ) : (
        <FoldButton count={findings.length} tone={tone} onOpen={() => showFindings(true)} />
      )}
      {open && (
        <FoldButton open count={findings.length} tone={tone} onOpen={() => showFindings(false)} />
      )}
    </>
  )
  return (
    <Root>
      <RightPanelContext value={room}>{strip}</RightPanelContext>
      <Columns
        data-split={Boolean(beside)}
        style={{ '--right': `${taken ?? (open ? 284 : 40)}px` } as CSSProperties}
      >
        {tree}
        <Work>
          <Scroll id="work" tabIndex={-1}>
            {children}
          </Scroll>
          {foot}
        </Work>
        {beside}
        {taken === null ? ofFindings : <div ref={setHost} style={{ minHeight: 0 }} />}
      </Columns>
    </Root>
  )
}
