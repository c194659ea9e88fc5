-- Nonces of signed requests, so that a request that was recorded can't be sent again.

create table request_nonce (
  key_id varchar(64) not null,
  nonce varchar(64) collate "C" not null,
  create_time timestamptz not null,
  primary key (key_id, nonce)
);
create index idx_request_nonce_time on request_nonce (create_time);

comment on table request_nonce is 'Nonces of signed requests';
comment on column request_nonce.key_id is 'Key of the caller';
comment on column request_nonce.nonce is 'Nonce';
comment on column request_nonce.create_time is 'Received at';
