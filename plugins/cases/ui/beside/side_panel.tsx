import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { besideViews } from '#plugins/cases/contract/slots'
import { usePermitted } from '#resources/app/use_permitted'
import { Icon } from '#resources/kit/icons'
import { Grow } from '#resources/kit/panel'
import { SplitHandle } from '#resources/kit/split_handle'
import { colour, size } from '#resources/kit/theme/tokens'
import { SideTab } from './side_tab'
import { changeSide, toggleSide, useSide } from './side_settings'
import type { SideViewProps } from './side_view'
import { sideViews } from './side_views'

const MIN = 300
const MAX = 960
/** The page tree, the folded panel and a form in which nothing is cut off. */
const REST = size.sideFolded + 172 + 40 + 520

const Root = styled('aside')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: MIN,
  maxWidth: `calc(100vw - ${REST}px)`,
  background: colour.ground,
})
const Head = styled('header')({
  flex: 'none',
  display: 'flex',
  alignItems: 'stretch',
  gap: 2,
  height: 44,
  padding: '0 6px 0 10px',
  background: colour.card,
  borderBottom: `1px solid ${colour.line}`,
})

/** What stands beside the form: one of several views, as wide as the person wants it. */
export const SidePanel = memo(function SidePanel({ head, page }: SideViewProps) {
  const { t } = useTranslation()
  const isWide = useMediaQuery('(min-width: 1700px)')
  const width = useSide('width') ?? (isWide ? 520 : 400)
  const chosen = useSide('view')
  const added = usePermitted(besideViews)
  const tabs = [
    ...sideViews.map(({ key }) => ({ key, name: t(`cases:beside.view.${key}`) })),
    ...added.map(({ key, label }) => ({ key, name: label(t) })),
  ]
  const Added = added.find(({ key }) => key === chosen)?.View
  const { key: shown, View } = sideViews.find(({ key }) => key === chosen) ?? sideViews[0]!
  return (
    <Root style={{ width }} aria-label={t('cases:beside.title')}>
      <SplitHandle
        label={t('cases:beside.width')}
        width={width}
        min={MIN}
        max={MAX}
        onWidth={(next) => changeSide({ width: next })}
      />
      <Head>
        <div role="tablist" aria-label={t('cases:beside.title')} style={{ display: 'flex' }}>
          {tabs.map(({ key, name }) => (
            <SideTab
              key={key}
              name={name}
              on={key === (Added ? chosen : shown)}
              onChoose={() => changeSide({ view: key })}
            />
          ))}
        </div>
        <Grow />
        <IconButton
          size="small"
          sx={{ alignSelf: 'center' }}
          title={`${t('cases:beside.close')} (Alt B)`}
          aria-label={t('cases:beside.close')}
          onClick={toggleSide}
        >
          <Icon name="close" />
        </IconButton>
      </Head>
      {Added ? <Added case={head} page={page.page} /> : <View head={head} page={page} />}
    </Root>
  )
})
