import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { KeyHint } from '#resources/kit/key_hint'
import { colour } from '#resources/kit/theme/tokens'
import { fillingsOf } from '../../slots'
import { useNavigation } from '../../navigation/navigation'
import { type KeyGroup, shellKeys, shownKeys } from './key_groups'

const Heading = styled('h2')({ margin: '0 0 10px', fontSize: 14, fontWeight: 650 })
/** Groups flow into columns and are not torn apart. */
const Groups = styled('div')({
  'columns': '300px 3',
  'columnGap': 36,
  '& section': { breakInside: 'avoid', paddingBottom: 18 },
  '& h3': { margin: '0 0 4px', fontSize: 12, fontWeight: 650, color: colour.ink2 },
  '& dl': { margin: 0 },
  '& dl > div': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 30,
    borderTop: `1px solid ${colour.lineSoft}`,
  },
  '& dt': { order: 2, marginLeft: 'auto', display: 'flex', gap: 4, flex: 'none' },
  '& dd': { margin: 0, lineHeight: 1.35, padding: '4px 0' },
})

/** All keys in one place, those of the screen at hand first. */
export function KeysOverview({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { url } = useNavigation()
  const { pathname } = new URL(url, window.location.origin)
  const groups = [shellKeys, ...fillingsOf(shownKeys)].flatMap((source) => source(t))
  const { here = [], elsewhere = [] } = Object.groupBy(groups, ({ at }) =>
    !at || at.test(pathname) ? 'here' : 'elsewhere'
  )
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{t('keys.title')}</DialogTitle>
      <DialogContent tabIndex={0} aria-labelledby="keys-title">
        <Part title={t('keys.here')} groups={here} />
        <Part title={t('keys.elsewhere')} groups={elsewhere} />
      </DialogContent>
    </Dialog>
  )
}

function Part({ title, groups }: { title: string; groups: readonly KeyGroup[] }) {
  if (groups.length === 0) return null
  return (
    <section aria-label={title}>
      <Heading>{title}</Heading>
      <Groups>
        {groups.map((group) => (
          <section key={group.title}>
            <h3>{group.title}</h3>
            <dl>
              {group.lines.map(([keys, act]) => (
                <div key={keys}>
                  <dt>
                    {keys.split(' / ').map((each) => (
                      <KeyHint key={each}>{each}</KeyHint>
                    ))}
                  </dt>
                  <dd>{act}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Groups>
    </section>
  )
}
