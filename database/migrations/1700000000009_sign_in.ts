import { BaseSchema } from '@adonisjs/lucid/schema'

/** Passwords that age, codes to reset them, sessions that are ended, and tokens for the API. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE users
        ADD COLUMN password_changed_at timestamptz NOT NULL DEFAULT now(),
        ADD COLUMN password_expires_at timestamptz,
        ADD COLUMN session_epoch integer NOT NULL DEFAULT 0,
        ADD COLUMN totp_secret text,
        ADD COLUMN totp_confirmed boolean NOT NULL DEFAULT false,
        ADD COLUMN totp_step bigint NOT NULL DEFAULT 0;
      CREATE INDEX users_mailbox ON users (lower(email));

      CREATE TABLE reset_codes (
        mailbox text PRIMARY KEY,
        code text,
        expires_at timestamptz NOT NULL
      );

      CREATE TABLE sign_in_codes (
        hash text PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id),
        project_id uuid REFERENCES projects (id),
        environment smallint CHECK (environment IN (0, 1)),
        expires_at timestamptz NOT NULL
      );

      CREATE TABLE api_tokens (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        tokenable_id uuid NOT NULL REFERENCES users (id),
        type text NOT NULL,
        name text,
        hash text NOT NULL,
        abilities text NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        last_used_at timestamptz,
        expires_at timestamptz,
        project_id uuid REFERENCES projects (id),
        environment smallint CHECK (environment IN (0, 1))
      );
      CREATE INDEX api_tokens_user ON api_tokens (tokenable_id);
    `)
  }

  async down() {
    this.schema.raw(`
      DROP TABLE api_tokens, sign_in_codes, reset_codes;
      ALTER TABLE users DROP COLUMN password_changed_at, DROP COLUMN password_expires_at,
        DROP COLUMN session_epoch, DROP COLUMN totp_secret, DROP COLUMN totp_confirmed,
        DROP COLUMN totp_step;
    `)
  }
}
