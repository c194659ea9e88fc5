-- People by department, and signatures of a second person.

create index idx_sys_user_depart_dep on sys_user_depart (dep_id);

-- What a second person signed, for one use by whoever asked. Of its token only the SHA-256 is stored.
create table four_eyes_signature (
  id varchar(32) primary key,
  token_hash bytea not null,
  signer_id varchar(32) not null,
  asker_id varchar(32) not null,
  operation varchar(100) not null,
  page_id varchar(120),
  content_hash bytea not null,
  create_time timestamptz not null,
  expire_time timestamptz not null,
  used_time timestamptz,
  check (signer_id <> asker_id)
);
create unique index uniq_four_eyes_signature_token on four_eyes_signature (token_hash);
create index idx_four_eyes_signature_expire on four_eyes_signature (expire_time);
