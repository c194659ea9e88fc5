-- The page of a trade lists its refunds.

create index idx_trade_origin on trade_order (origin_trade_no) where origin_trade_no is not null;
