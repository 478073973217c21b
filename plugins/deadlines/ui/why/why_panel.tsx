import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useContext, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { RightPanelContext } from '#plugins/cases/contract/right_panel'
import { useShell } from '#resources/app/shared_props'
import { FormsProvider } from '#resources/forms/catalogue/forms_context'
import { Btn } from '#resources/kit/btn'
import { Icon } from '#resources/kit/icons'
import { Grow } from '#resources/kit/panel'
import { colour, size } from '#resources/kit/theme/tokens'
import { firstDue } from '../first_due'
import type { Explained } from '../use_explained'
import { Explanation } from './explanation'

const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  padding: '6px 10px 6px 18px',
  borderBottom: `1px solid ${colour.line}`,
  fontWeight: 650,
})

/** In the room beside a case. */
const Beside = styled('aside')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  background: colour.card,
  borderLeft: `1px solid ${colour.line}`,
})

/** Over the right of a screen that shows no case. */
const Over = styled(Beside)({
  position: 'fixed',
  top: size.top,
  right: 0,
  height: `calc(100% - ${size.top}px)`,
  boxShadow: '-4px 0 16px rgb(26 30 40 / 12%)',
  zIndex: 10,
})

interface WhyPanelProps {
  caseId: string
  caseNo: string
  explained: Explained
  onClose: () => void
}

/** Why a case is due on its day, beside what is on the screen: typing goes on, and is counted at once. */
export function WhyPanel(props: WhyPanelProps) {
  const { t } = useTranslation()
  const room = useContext(RightPanelContext)
  const isWide = useMediaQuery(`(min-width: ${size.foldBelow}px)`)
  const { caseNo, onClose } = props
  const width = isWide ? 600 : 500
  const label = t('deadlines:why_of', { caseNo })
  const take = room?.take
  useEffect(() => take?.(width), [take, width])
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [onClose])
  if (room) {
    const panel = (
      <Beside aria-label={label}>
        <Why {...props} />
      </Beside>
    )
    return room.host && createPortal(panel, room.host)
  }
  // A row of a list around it opens its case by a click, which this one is not.
  return createPortal(
    <Over aria-label={label} style={{ width }} onClick={(event) => event.stopPropagation()}>
      <Why {...props} />
    </Over>,
    document.body
  )
}

function Why({ caseId, explained, onClose }: WhyPanelProps) {
  const { t } = useTranslation()
  const { project } = useShell()
  const [chosen, setChosen] = useState<string | null>(null)
  const first = firstDue(explained.deadlines)
  const shown = explained.deadlines.find(({ destination }) => destination === chosen) ?? first
  return (
    <>
      <Head>
        {t('deadlines:why')}
        <Grow />
        {explained.deadlines.length > 1 &&
          explained.deadlines.map(({ destination }) => (
            <Btn
              key={destination}
              size="small"
              aria-pressed={destination === shown?.destination}
              kind={destination === shown?.destination ? 'primary' : 'plain'}
              onClick={() => setChosen(destination)}
            >
              {t(`deadlines:destination.${destination}_${project?.type ?? 1}`)}
            </Btn>
          ))}
        <IconButton onClick={onClose} aria-label={t('deadlines:close')}>
          <Icon name="close" />
        </IconButton>
      </Head>
      <FormsProvider hash={explained.catalogueHash} waiting={null}>
        {shown && <Explanation caseId={caseId} deadline={shown} explained={explained} />}
      </FormsProvider>
    </>
  )
}
