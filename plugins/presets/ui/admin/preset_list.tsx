import Skeleton from '@mui/material/Skeleton'
import { FunctionField, TextField } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { Preset } from '#plugins/presets/contract'
import { catalogueHash } from '#resources/admin/page_facts'
import { PlainList } from '#resources/admin/lists/plain_list'
import { FormsProvider } from '#resources/forms/catalogue/forms_context'
import { PresetSummary } from '../copy/preset_summary'
import { useKind } from './kind_of_resource'

/** The presets of one kind. */
export function PresetList() {
  const { t } = useTranslation()
  const kind = useKind()
  return (
    <FormsProvider hash={catalogueHash()} waiting={<Skeleton height={240} />}>
      <PlainList sort={{ field: 'name', order: 'ASC' }} newLabel={t(`presets:admin.new.${kind}`)}>
        <TextField source="name" label={t('presets:keep.name')} />
        <FunctionField<Preset>
          label={t('presets:admin.says')}
          sortable={false}
          render={({ content }) => <PresetSummary content={content} />}
        />
        <FunctionField<Preset>
          source="updatedAt"
          label={t('presets:admin.changed_at')}
          render={({ updatedAt: at }) => (
            <span className="num">{`${at.slice(0, 10)} ${at.slice(11, 19)} UTC`}</span>
          )}
        />
        <TextField source="updatedBy" label={t('presets:admin.changed_by')} />
      </PlainList>
    </FormsProvider>
  )
}
