import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
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

interface WhyPanelProps {
  caseId: string
  caseNo: string
  explained: Explained
  onClose: () => void
}

/** Why a case is due on its day, beside what is on the screen: typing goes on, and is counted at once. */
export function WhyPanel({ caseId, caseNo, explained, onClose }: WhyPanelProps) {
  const { t } = useTranslation()
  const { project } = useShell()
  const [chosen, setChosen] = useState<string | null>(null)
  const first = firstDue(explained.deadlines)
  const shown = explained.deadlines.find(({ destination }) => destination === chosen) ?? first
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <Drawer
      variant="persistent"
      anchor="right"
      open
      slotProps={{
        paper: {
          'sx': { width: 620, top: size.top, height: `calc(100% - ${size.top}px)`, boxShadow: 4 },
          'role': 'complementary',
          'aria-label': t('deadlines:why_of', { caseNo }),
        },
      }}
    >
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
    </Drawer>
  )
}
