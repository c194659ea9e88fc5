-- Pages that were published on this server. A page of the product has a row after its first publication.
create table page (
  id varchar(120) primary key,
  latest_version integer not null default 0,
  latest_release integer not null default 0,
  create_by varchar(100) not null,
  create_time timestamptz not null
);
comment on column page.id is 'Component path of the menu item that opens the page.';
comment on column page.latest_version is 'Number of the newest version; the base of the next one.';
comment on column page.latest_release is 'Number of the newest release.';

-- Versions never change. The text is the canonical one, so that its hash identifies the content.
create table page_version (
  page_id varchar(120) not null references page (id),
  version integer not null check (version > 0),
  format integer not null,
  kind varchar(20) not null,
  title varchar(500) not null,
  title_i18n jsonb not null default '{}',
  content text not null,
  content_hash char(16) not null,
  base_version integer not null,
  message varchar(500) not null,
  create_by varchar(100) not null,
  create_time timestamptz not null,
  primary key (page_id, version)
);
comment on column page_version.base_version is 'Version that its author changed; 0 is the shipped page.';
comment on column page_version.content_hash is 'First 16 hexadecimal digits of the SHA-256 of the content.';
create trigger page_version_append_only before update or delete on page_version
  for each row execute function refuse_change();

-- Of the releases in effect for a reader, the one with the highest number applies. Version 0 is the shipped page.
create table page_release (
  page_id varchar(120) not null references page (id),
  number integer not null check (number > 0),
  version integer not null check (version >= 0),
  audience varchar(64),
  from_time timestamptz not null,
  create_by varchar(100) not null,
  create_time timestamptz not null,
  primary key (page_id, number)
);
comment on column page_release.audience is 'Org code of the department that sees the release, with its descendants; null for all users.';
create index idx_page_release_time on page_release (from_time);
-- The audience follows its department when that moves; nothing else of a release changes.
create trigger page_release_append_only before delete or update of page_id, number, version, from_time, create_by,
  create_time on page_release for each row execute function refuse_change();

-- A page has at most one draft.
create table page_draft (
  page_id varchar(120) primary key,
  content text not null,
  base_version integer not null,
  update_by varchar(100) not null,
  update_time timestamptz not null
);
