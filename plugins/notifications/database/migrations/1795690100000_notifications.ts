import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, commentTables, unaudited } from '#kernel/changes/audited_sql'
import {
  companyPolicy,
  tenantColumns,
  tenantPolicy,
  tenantWall,
} from '#kernel/database/tenant_table'

const tables = [
  { table: 'warning_levels', type: 'warning_level' },
  { table: 'company_warnings', type: 'company_warning' },
  { table: 'notice_rules', type: 'notice_rule' },
  { table: 'company_notices', type: 'company_notice' },
]

const reasons = {
  notifications:
    'Not audited by itself: what people were told, which follows from rules and cases.',
  notification_marks:
    'Not audited by itself: when somebody was told last, so that it is told once.',
  notification_wishes: 'Not audited by itself: how somebody wants to be told.',
}

const rowColumns = `
  id uuid PRIMARY KEY,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  removed_at timestamptz,`

const level = `
  days integer NOT NULL,
  colour text NOT NULL CHECK
    (colour IN ('red', 'orange', 'purple', 'yellow', 'turquoise', 'grey', 'peony')),
  name_zh varchar(24) NOT NULL,
  name_en varchar(40) NOT NULL`

const rule = `
  event text NOT NULL,
  roles jsonb NOT NULL,
  interval integer NOT NULL,
  ways jsonb NOT NULL,
  rests text NOT NULL CHECK (rests IN ('no', 'yes')),
  text_zh varchar(300) NOT NULL,
  text_en varchar(300) NOT NULL`

/** Levels of warning, rules of notification, and what people were told by them. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE warning_levels (${rowColumns} ${tenantColumns}, ${level});
      CREATE UNIQUE INDEX warning_levels_days ON warning_levels (project_id, environment, days)
        WHERE removed_at IS NULL;
      CREATE TABLE company_warnings (
        ${rowColumns} company_id uuid NOT NULL REFERENCES companies (id), ${level});
      CREATE UNIQUE INDEX company_warnings_days ON company_warnings (company_id, days)
        WHERE removed_at IS NULL;
      CREATE TABLE notice_rules (${rowColumns} ${tenantColumns}, users jsonb NOT NULL, ${rule});
      CREATE UNIQUE INDEX notice_rules_event ON notice_rules (project_id, environment, event)
        WHERE removed_at IS NULL;
      CREATE TABLE company_notices (
        ${rowColumns} company_id uuid NOT NULL REFERENCES companies (id), ${rule});
      CREATE UNIQUE INDEX company_notices_event ON company_notices (company_id, event)
        WHERE removed_at IS NULL;
      CREATE TABLE notifications (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        user_id uuid NOT NULL,
        event text NOT NULL,
        case_id uuid NOT NULL REFERENCES cases (id),
        case_no text NOT NULL,
        what text NOT NULL,
        text_zh text NOT NULL,
        text_en text NOT NULL,
        in_product boolean NOT NULL,
        mail text NOT NULL CHECK (mail IN ('none', 'wanted', 'sent')),
        times integer NOT NULL DEFAULT 1,
        told_on text NOT NULL,
        told_at timestamptz NOT NULL DEFAULT now(),
        read_at timestamptz
      );
      CREATE INDEX notifications_of_user
        ON notifications (project_id, environment, user_id, told_at DESC);
      CREATE INDEX notifications_to_mail ON notifications (project_id, environment, user_id)
        WHERE mail = 'wanted';
      CREATE TABLE notification_marks (
        ${tenantColumns},
        event text NOT NULL,
        case_id uuid NOT NULL REFERENCES cases (id),
        what text NOT NULL,
        told_on text NOT NULL,
        PRIMARY KEY (project_id, environment, event, case_id, what)
      );
      CREATE TABLE notification_wishes (
        ${tenantColumns},
        user_id uuid NOT NULL,
        is_digest boolean NOT NULL,
        PRIMARY KEY (project_id, environment, user_id)
      );
      ${tenantPolicy('warning_levels')}
      ${tenantPolicy('notice_rules')}
      ${companyPolicy('company_warnings')}
      ${companyPolicy('company_notices')}
      ${tenantWall('notifications')}
      ${tenantWall('notification_marks')}
      ${tenantPolicy('notification_wishes')}
      ${audited(tables)}
      ${commentTables(reasons)}
    `)
  }

  async down() {
    this.schema.raw(unaudited(tables))
    this.schema.raw(`DROP TABLE notification_wishes, notification_marks, notifications,
      company_notices, notice_rules, company_warnings, warning_levels`)
  }
}
