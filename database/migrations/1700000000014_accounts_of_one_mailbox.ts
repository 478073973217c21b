import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A mailbox is once in a company, not once in the installation: a company learns nothing of the
 * people of others. So a code belongs to an account, and several of one mailbox are good side by side.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      DROP INDEX users_email_once;
      CREATE UNIQUE INDEX users_email_once ON users (company_id, lower(email))
        NULLS NOT DISTINCT WHERE status <> 'deleted' AND email <> '';

      DROP TABLE reset_codes;
      CREATE TABLE reset_codes (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        mailbox text NOT NULL,
        user_id uuid REFERENCES users (id),
        code text,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX reset_codes_mailbox ON reset_codes (mailbox);
      CREATE INDEX reset_codes_user ON reset_codes (user_id);
    `)
  }

  async down() {
    this.schema.raw(`
      DROP TABLE reset_codes;
      CREATE TABLE reset_codes (
        mailbox text PRIMARY KEY,
        code text,
        expires_at timestamptz NOT NULL
      );
      DROP INDEX users_email_once;
      CREATE UNIQUE INDEX users_email_once ON users (lower(email))
        WHERE status <> 'deleted' AND email <> '';
    `)
  }
}
