import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type WayAct, wayActs } from '#plugins/process/contract/acts'
import { say } from '#resources/app/language'
import { Moment } from '#resources/app/moment'
import { whoText } from '#resources/app/who_text'
import { Btn } from '#resources/kit/btn'
import { Icon } from '#resources/kit/icons'
import { colour } from '#resources/kit/theme/tokens'
import type { ShownWay } from '../way/use_way'

const Entry = styled('div')({
  '& small': { display: 'block', fontSize: 11.5, color: colour.ink2, whiteSpace: 'normal' },
})

const Head = styled('div')({
  'display': 'grid',
  'fontSize': 12,
  'color': colour.ink2,
  '& b': { fontSize: 13, fontWeight: 600, color: colour.ink },
})

/** A deleted case is shown by no screen of its own. */
const offered = wayActs.filter((act) => act !== 'restore')

interface ActMenuProps {
  way: ShownWay
  /** No other button of the workflow stands beside it. */
  isAlone: boolean
  onAct: (act: WayAct) => void
  onSteps: () => void
  onQuality: () => void
}

/** Where a case stands, and all acts of the workflow; one that is not offered says why. */
export function ActMenu({ way, isAlone, onAct, onSteps, onQuality }: ActMenuProps) {
  const { t } = useTranslation()
  const { standing, verdicts } = way
  const nobody = standing.isEnded ? 'ended' : 'to_claim'
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Btn
        aria-label={t('process:bar.label')}
        title={t('process:bar.label')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={{ minWidth: 0, px: 1 }}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {isAlone && t('process:bar.label')}
        <Icon name="chevronDown" size={14} />
      </Btn>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        onClick={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { width: 300 } } }}
      >
        <MenuItem disabled sx={{ opacity: '1 !important' }}>
          <Head>
            <b>{say(standing.node.name)}</b>
            <span>
              {standing.holder ? whoText(standing.holder.name) : t(`process:bar.${nobody}`)}
            </span>
            <Moment at={standing.since} />
          </Head>
        </MenuItem>
        <Divider sx={{ my: '4px !important' }} />
        {offered.map((act) => {
          const why = verdicts[act]
          return (
            <MenuItem
              key={act}
              aria-disabled={why !== null}
              onClick={() => why === null && onAct(act)}
              sx={why === null ? undefined : { cursor: 'default', color: colour.ink3 }}
            >
              <Entry>
                {t(`process:act.${act}`)}
                {why && <small>{t(`process:why.${why}`)}</small>}
              </Entry>
            </MenuItem>
          )
        })}
        <Divider sx={{ my: '4px !important' }} />
        <MenuItem onClick={onSteps}>{t('process:steps.title')}</MenuItem>
        <MenuItem onClick={onQuality}>{t('process:quality.title')}</MenuItem>
      </Menu>
    </>
  )
}
